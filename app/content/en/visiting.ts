/** Getting to the shop, and what happens at its counter; names of facts in braces (app/facts/shop-facts.ts). */
export const visiting = {
  facts: [
    { term: 'Corner', text: 'At {crossStreet}. Look for the orange awning.' },
    { term: 'Parking', text: '{parkingSpaces} spaces behind the shop, free while you are here.' },
    { term: 'Bus', text: 'Lines {busLines}, stop {busStop}.' },
    { term: 'Wheelchair', text: 'No step at the door, and a low part of the counter.' },
    {
      term: 'We look for',
      text: 'Two IDs, unexpired, with the name and the home address on your form.',
    },
    { term: 'You pay by', text: '{payments}.' },
    { term: 'We speak', text: '{spokenLanguages}.' },
  ],
  payments: { cash: 'cash', check: 'check', card: 'card' },
}
