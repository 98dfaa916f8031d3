/** A short film of the landing page. It is silent: its text is on the screen, and here. */
export type Video = {
  /** Its anchor on the landing page. */
  id: 'video1' | 'video2' | 'video3'
  title: string
  /** Its files are `/videos/<file>.webm`, `.mp4`, `.vtt` and `.webp`; the last two again in `/videos/es`. */
  file: string
  /** Length in whole seconds. */
  seconds: number
  /** Every sentence of the film in order, as the captions say them. */
  transcript: string
}

export const videos: Video[] = [
  {
    id: 'video1',
    title: 'Privacy and security attack',
    file: 'privacy-and-security-attack',
    seconds: 36,
    transcript:
      'Your home address goes on every form you fill in. ' +
      'It is printed on every package and every invoice. ' +
      'From there it can be copied into one record after another. ' +
      'Some of those records can be searched online by anyone. ' +
      'And every copy leads to the same front door. ' +
      'Letters wait at the curb in a box that anyone can open. ' +
      'Packages wait on the porch, in plain sight. ' +
      'One address for your home and for all your mail: that is the source of the problem.',
  },
  {
    id: 'video2',
    title: 'Identity theft and fraud',
    file: 'identity-theft-and-fraud',
    seconds: 40,
    transcript:
      'Mail left in an open box can be taken by anyone who passes. ' +
      'A pre-approved offer can become a credit card in your name. ' +
      'A false change of address can send your mail to someone else. ' +
      'Accounts can be opened that you never asked for. ' +
      'Watch for mail that stops coming, and for cards or bills that are not yours. ' +
      'If you see the signs, report it first at IdentityTheft.gov. ' +
      'Then freeze your credit at all three credit bureaus. ' +
      'USPS Informed Delivery shows you which letters are on their way.',
  },
  {
    id: 'video3',
    title: 'Protect your privacy and security',
    file: 'protect-your-privacy-and-security',
    seconds: 38,
    transcript:
      'Give your mail a street address of its own. ' +
      'You use our street address with a private mailbox number: PMB 234. ' +
      'We receive your letters and packages at a staffed counter. ' +
      'We keep them under lock until you come for them. ' +
      'To begin, bring two IDs and sign Form 1583 in front of us or a US notary. ' +
      'Mail is then addressed to JANE DOE at our street address, with PMB 234 behind it. ' +
      'Your home address stays off the envelope.',
  },
]
