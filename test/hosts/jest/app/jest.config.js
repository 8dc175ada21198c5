export default { transform: {} };
