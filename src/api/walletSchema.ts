import * as z from 'zod/mini'
import { isWalletLink } from '../core/url.js'
import { numberSchema, textSchema, webUrlSchema } from './schemas.js'

const linkSchema = z.pipe(
  z.nullish(z.string()),
  z.transform((link) => (isWalletLink(link) ? link : undefined)),
)

/** A row of the wallet explorer. Parsed leniently. */
export const walletSchema = z.pipe(
  z.looseObject({
    id: z.string().check(z.minLength(1)),
    name: z.string().check(z.minLength(1)),
    badge_type: z.nullish(z.enum(['certified', 'none'])),
    description: textSchema,
    homepage: webUrlSchema,
    image_id: textSchema,
    image_url: webUrlSchema,
    chains: z.nullish(z.array(z.string())),
    order: numberSchema,
    link_mode: textSchema,
    mobile_link: linkSchema,
    desktop_link: linkSchema,
    webapp_link: webUrlSchema,
    app_store: webUrlSchema,
    play_store: webUrlSchema,
    chrome_store: webUrlSchema,
    rdns: textSchema,
    injected: z.nullish(
      z.array(
        z.looseObject({ namespace: textSchema, injected_id: textSchema }),
      ),
    ),
    supports_wc: z.nullish(z.boolean()),
    supports_wcpay: z.nullish(z.boolean()),
  }),
  z.transform(
    (row): ExplorerWallet => ({
      id: row.id,
      name: row.name,
      badgeType: row.badge_type ?? undefined,
      description: row.description,
      homepage: row.homepage,
      imageId: row.image_id,
      imageUrl: row.image_url,
      chains: row.chains ?? [],
      order: row.order,
      linkMode: row.link_mode,
      mobileLink: row.mobile_link,
      desktopLink: row.desktop_link,
      webappLink: row.webapp_link,
      appStore: row.app_store,
      playStore: row.play_store,
      chromeStore: row.chrome_store,
      rdns: row.rdns,
      injected: (row.injected ?? []).map(({ injected_id, namespace }) => ({
        namespace,
        injectedId: injected_id,
      })),
      supportsWc: row.supports_wc ?? false,
      supportsWcPay: row.supports_wcpay ?? false,
    }),
  ),
)

/** A wallet from the explorer. Names and descriptions are untrusted text. */
export type ExplorerWallet = {
  id: string
  name: string
  badgeType?: 'certified' | 'none' | undefined
  description?: string | undefined
  /** HTTP(S) URL. */
  homepage?: string | undefined
  /** Image ID for `getImage({ kind: 'wallet', id })`. */
  imageId?: string | undefined
  /** HTTP(S) URL. */
  imageUrl?: string | undefined
  /** CAIP-2 IDs. */
  chains: readonly string[]
  /** Sort rank. */
  order?: number | undefined
  linkMode?: string | undefined
  /** URL that opens the wallet's mobile app. Never a script URL. */
  mobileLink?: string | undefined
  /** URL that opens the wallet's desktop app. Never a script URL. */
  desktopLink?: string | undefined
  /** HTTP(S) URL. */
  webappLink?: string | undefined
  /** HTTP(S) URL. */
  appStore?: string | undefined
  /** HTTP(S) URL. */
  playStore?: string | undefined
  /** HTTP(S) URL. */
  chromeStore?: string | undefined
  /** Reverse domain name of the extension (EIP-6963). */
  rdns?: string | undefined
  injected: readonly {
    namespace?: string | undefined
    injectedId?: string | undefined
  }[]
  supportsWc: boolean
  supportsWcPay: boolean
}
