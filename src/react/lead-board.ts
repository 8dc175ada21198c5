'use client';

import { createReactWidget } from '../element/types/react-widget.js';
import { leadBoardTable } from '../lead-board/table.js';
import '../elements/lead-board.js';

/** `<lead-board>` for React. Importing this module registers the tag. */
export const LeadBoard = createReactWidget(leadBoardTable);
