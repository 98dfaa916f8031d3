/** The duty beside every sentence that offers the address to a business run from home (B&P 17538.5). */
export const disclosureRule =
  'If you sell to consumers, your advertising must state your legal name and the complete street address you do business from (California Business and Professions Code 17538.5; some businesses are exempt).'
