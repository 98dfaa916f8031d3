/** Getting to the shop, and what happens at its counter; names of facts in braces (app/facts/shop-facts.ts). */
export const visiting = {
  facts: [
    { term: 'Corner', text: 'At {crossStreet}. Look for the orange awning.' },
    { term: 'Parking', text: '{parkingSpaces} free spaces behind the shop.' },
    { term: 'Bus', text: 'Lines {busLines}, stop {busStop}.' },
    { term: 'Wheelchair', text: 'No step, and a low counter.' },
    {
      term: 'We look for',
      text: 'Two unexpired IDs that agree with your form.',
    },
    { term: 'Payment', text: 'By {payments}.' },
    { term: 'Languages', text: '{spokenLanguages}.' },
  ],
  payments: { cash: 'cash', check: 'check', card: 'card' },
}
