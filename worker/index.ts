import { shell } from 'shell/server';
import { createEdge } from './edge.ts';

export default createEdge(shell);
