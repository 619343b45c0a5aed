import { createContext } from 'react';
import { LoadingText } from '../ui/LoadingText.tsx';

/** What a page shows while its code is on its way: what it showed while its data was. */
export const WaitingContext = createContext(<LoadingText text="Loading..." />);
