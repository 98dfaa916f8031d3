import type { Item } from '#torture/item.ts'

import { walkSite } from './walk.ts'

/** Until the visitor presses something, nobody but the shop hears of the visit. */
export const foreignRequests: Item = {
  id: 'P1',
  title: 'Requests to other hosts',
  bar: 'every page scrolled to its end, no press: 0 requests to other hosts, 0 complaints',
  fault: {
    says: 'the policy and the pages fetch a picture from elsewhere',
    edits: [
      {
        file: 'server/http/headers.ts',
        find: "`img-src 'self' data:${tiles}`",
        replace: "'img-src *'",
      },
      {
        file: 'server/http/site.ts',
        find: '.replaceAll(siteAddress, () => settings.siteUrl)',
        replace: `.replaceAll(siteAddress, () => settings.siteUrl)
    .replace('</main>', '<img src="https://pictures.example/a.gif" alt=""></main>')`,
      },
    ],
  },
  async measure({ tier, shareServer }) {
    const { pages, requests, wrongs } = await walkSite(await shareServer(), tier)
    return wrongs.outcome(`${pages} pages, ${requests} requests, ${wrongs.count} wrong`)
  },
}
