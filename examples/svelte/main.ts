import { mount } from 'svelte';
import LeadsPage from './leads-page.svelte';

const target = document.querySelector('main');
if (target) mount(LeadsPage, { target });
