import { createApp } from 'vue';
import LeadsPage from './leads-page.vue';

createApp(LeadsPage).mount('main');
