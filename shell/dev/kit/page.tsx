/** Entry of `/__kit`, which only the development server serves. */
import { createRoot } from 'react-dom/client';
import '../../src/styles.css';
import { KitPage } from './KitPage.tsx';

createRoot(document.body.appendChild(document.createElement('div'))).render(<KitPage />);
