const SENTENCES = [
  'The house was built in 1952 and nobody knows where all the pipes run.',
  'In the hall bathroom the tub fills slowly, and when the washing machine drains, water comes up in the shower.',
  'Two years ago a company cleaned the line from the roof vent and told us that there is a belly under the driveway.',
  'We have a video of that inspection, about twelve minutes, and can send it.',
  'My mother lives in the back house, which has its own kitchen, and she is there all day.',
  'Please use the side gate, the front step is loose.',
  'We would like to know what a repair costs, what a new line costs, and how long the yard would be open.',
];

/** Four thousand characters of plain sentences. */
export const LONG_TEXT = Array(8).fill(SENTENCES.join(' ')).join('\n\n').slice(0, 4000);

/** One word without a place to break it. */
export const LONG_WORD = 'Rohrreinigungsspezialausruestungsverleih'.repeat(5).slice(0, 180);
