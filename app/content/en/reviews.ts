export type Review = {
  name: string
  /** The reviewer’s occupation. */
  title: string
  initials: string
  /** Stars, 1 to 5. */
  rating: number
  text: string
  /**
   * Its source: `Google Maps, March 2027`, `Written to us, May 2027`. Without a source a
   * review is a sample, and is left out once the shop is open (16 CFR 465).
   */
  source?: string
}

/** Shown in place of a group without reviews. */
export const noReviews = 'No reviews yet. Rent with us? [Tell us how it went.](/#contact)'

/** Shown above the reviews while there are samples among them. */
export const samplesNotice = 'These reviews are invented samples; none is from Google.'

export const customerReviews: Review[] = [
  {
    name: 'Maya R.',
    title: 'Sells ceramics online',
    initials: 'MR',
    rating: 5,
    text: 'Returns used to pile up at my door. Now they come to the shop, and I pick them up.',
  },
  {
    name: 'Daniel K.',
    title: 'Attorney, solo practice',
    initials: 'DK',
    rating: 5,
    text: 'Two IDs, one form at the counter, and my number the same week. No surprises on the bill.',
  },
  {
    name: 'Rosa V.',
    title: 'Travels for work',
    initials: 'RV',
    rating: 4,
    text: 'Three weeks away, and everything was waiting in order. I look forward to the scanning they have not started yet.',
  },
]

export const googleReviews: Review[] = [
  {
    name: 'Chris P.',
    title: 'Real estate agent',
    initials: 'CP',
    rating: 5,
    text: 'They told me what the address can’t do before I paid for it.',
  },
  {
    name: 'Amina S.',
    title: 'Opened an LLC',
    initials: 'AS',
    rating: 5,
    text: 'They went through the form with me and noticed that my ID was about to expire.',
  },
  {
    name: 'Walter and June B.',
    title: 'Retired, two forms, one box',
    initials: 'WB',
    rating: 4,
    text: 'Friendly, and the packages are safe. We each had to sign a form, which they explained well.',
  },
]
