'use client';

import { leadBoardTable } from '../elements/lead-board/table.js';
import { createReactWidget } from '../elements/types/react-widget.js';
import '../elements/lead-board.js';

/** `<lead-board>` for React. Importing this module registers the tag. */
export const LeadBoard = createReactWidget(leadBoardTable);
