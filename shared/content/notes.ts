export const noteWords = {
  fields: {
    id: 'Each attempt needs an id of its own',
    kind: 'Please choose a note or a warning',
    text: 'Please enter the text of the note, on one line',
    textLong: 'Please keep a note to 200 characters',
  },
}
