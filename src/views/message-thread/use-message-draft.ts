import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { ThreadRef } from '../../contract/message-thread.js';
import { keepMessageDraftAtom, keptMessageDraftAtom } from '../../state/message-draft.js';

/** What is being written; it outlives the thread and a reload, for a day. */
export function useMessageDraft(ref: ThreadRef): readonly [string, (draft: string) => void] {
  const kept = useSetAtom(keptMessageDraftAtom);
  const keep = useSetAtom(keepMessageDraftAtom);
  const [text, setText] = useState(() => kept(ref));
  return [
    text,
    (draft) => {
      setText(draft);
      keep({ ref, draft });
    },
  ];
}
