import { describeChat } from '../contract.js';
import { sandboxStage } from './sandbox-stage.js';

describeChat('The sandbox in Node', () => sandboxStage());
