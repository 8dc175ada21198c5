/** @jsxImportSource preact */
import { render } from 'preact';
import { LeadsPage } from './leads-page.js';

const main = document.querySelector('main');
if (main) render(<LeadsPage />, main);
