/** A parcel's number of two carriers. */
export const UPS = '1Z879E930346834440'
export const USPS = '9400111206206406260787'
