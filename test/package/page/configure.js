import { configure } from '/cdn/lead-widgets.js?ver=6.8';

configure({ gatewayUrl: `${location.origin}/weather/default` });
