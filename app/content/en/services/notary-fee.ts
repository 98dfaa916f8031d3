/** The most that California lets a notary charge for one signature (Government Code 8211). US cents. */
export const notaryFeeLimit = 1500
