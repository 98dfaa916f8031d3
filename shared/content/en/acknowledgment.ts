/** Business and Professions Code 17538.5(c), (d). A new wording is a new text; signed ones stay. */
export const acknowledgment = {
  title: 'Acknowledgment of the holder of a private mailbox',
  law: 'California Business and Professions Code, section 17538.5',
  paragraphs: [
    'I give my actual home address on Form 1583. When it changes, I tell the shop promptly, in writing.',
    'I irrevocably authorize the shop to act as my agent for service of process: it may receive court papers for me from today until two years after my mailbox ends. It places a copy or a notice in my mailbox within 48 hours, and mails the papers within five days, by first-class mail, to the last home address I gave.',
    'If I use the mailbox for business, I obey sections 17200, 17500 and 17538.5 of the Business and Professions Code, on unfair competition, on advertising, and on disclosing my legal name and the complete street address I do business from.',
    'The shop keeps this acknowledgment with my Form 1583, and shows both to the authorities the law names.',
  ],
}
