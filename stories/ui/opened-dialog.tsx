import { useState } from 'react';
import { TextField } from '../../src/ui/field/text-field.js';
import { Dialog, type DialogProps } from '../../src/ui/popup/dialog.js';

/** A button and the dialog that it opens. */
export function Opened({ starts = false, ...props }: DialogProps & { starts?: boolean }) {
  const [isOpen, setOpen] = useState(starts);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="btn" onClick={() => setOpen(true)}>
        Open it
      </button>
      {isOpen ? (
        <Dialog
          {...props}
          onClose={close}
          onSubmit={props.onSubmit && close}
          footer={
            props.footer ?? (
              <>
                <button type="button" className="btn" onClick={close} aria-disabled={props.busy}>
                  Cancel
                </button>
                <button type="submit" className="btn primary" aria-disabled={props.busy}>
                  {props.busy ? 'Saving…' : 'Save and Close'}
                </button>
              </>
            )
          }
        />
      ) : null}
    </>
  );
}

const notes = 'Called at 2:40, left voicemail. Bring the 50 ft auger and a new trap kit. Gate code is 4471#.';

/** The requested number of fields with notes. */
export function Notes({ rows = 1 }: { rows?: number }) {
  const [value, setValue] = useState(notes);
  return [...new Array(rows).keys()].map((row) => (
    <TextField
      key={row}
      label={row === 0 ? 'Your Notes' : `Your Notes ${row + 1}`}
      value={value}
      onChange={setValue}
      multiline
      maxLength={2048}
      counter={`${value.length} / 2048`}
      hint="Only your team sees these."
    />
  ));
}
