import { business } from '#app/content/business.ts'
import { plans } from '#app/content/plans.ts'
import { language } from '#content/language.ts'
import { sharedPictures } from '#content/shared-pictures.ts'
import { pathIn } from '#shared/language.ts'
import { siteAddress } from '#shared/site-address.ts'

/** The size that social networks show without cropping. */
export const PICTURE_WIDTH_PX = 1200
export const PICTURE_HEIGHT_PX = 630

export function pictureOf(path: string) {
  const isAbove = (above: string) =>
    above === 'plans'
      ? plans.some((plan) => plan.path === path)
      : `${path}/`.startsWith(above === '/' ? above : `${above}/`)
  const picture = sharedPictures.find(({ under }) => under.some(isAbove))
  if (!picture)
    throw new Error(`No picture is shared for ${path}: see app/content/en/shared-pictures.ts`)
  return {
    address: `${siteAddress}/previews${pathIn(language, `/${picture.name}.png`)}`,
    alt: `${business.name}: ${picture.title}`,
  }
}
