import { createRoot } from 'react-dom/client';
import { LeadsPage } from './leads-page.js';

const main = document.querySelector('main');
if (main) createRoot(main).render(<LeadsPage />);
