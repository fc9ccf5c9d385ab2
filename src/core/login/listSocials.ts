import type { SocialProvider } from '../features/features.js'
import { defaultRemoteFeatures } from '../options/features.js'
import type { TelegramSystem } from './getTelegramSystem.js'

/**
 * The social logins to offer, in their order and as they are laid out: two are
 * two icons; otherwise the first is a wide button, and of more than six the
 * second to the fifth are shown beside a way to the rest.
 *
 * @param parameters.socials - what the project offers, in its order; default
 * all, `false` none
 * @param parameters.order - `create` orders all of them as for somebody who has
 * no wallet yet; a list in an order of the project's own keeps it
 * @param parameters.telegram - the system that Telegram runs on, when the page
 * is inside of it: some providers do not let people log in there
 *
 * @example
 * listSocials({ socials: ['google', 'x'] }).icons // ['google', 'x']
 */
export function listSocials(
  parameters: listSocials.Parameters = {},
): listSocials.ReturnType {
  const { order, socials = true, telegram } = parameters
  const isUsual = socials === true || String(socials) === String(known)
  const offered = isUsual ? (order === 'create' ? createOrder : known) : socials
  const hidden = telegram ? hiddenInTelegram[telegram] : []
  const all = [...new Set(offered || [])].filter(
    (name) => known.includes(name) && !hidden.includes(name),
  )
  if (all.length === 2)
    return { all, hasMore: false, icons: all, wide: undefined }
  const hasMore = all.length > SHOWN
  return {
    all,
    hasMore,
    icons: all.slice(1, hasMore ? SHOWN - 1 : SHOWN),
    wide: all[0],
  }
}

export declare namespace listSocials {
  type Parameters = {
    socials?: readonly SocialProvider[] | boolean | undefined
    /** @default 'usual' */
    order?: 'usual' | 'create' | undefined
    telegram?: TelegramSystem | undefined
  }
  type ReturnType = {
    /** Every login to offer, in order. */
    all: readonly SocialProvider[]
    /** Whether there are some that are not shown: a way to `all` is needed. */
    hasMore: boolean
    /** Shown as icons in a row. */
    icons: readonly SocialProvider[]
    /** Shown first, as a wide button. */
    wide: SocialProvider | undefined
  }
}

const SHOWN = 6

const known = defaultRemoteFeatures.socials as readonly SocialProvider[]

const createOrder: readonly SocialProvider[] = [
  'google',
  'x',
  'farcaster',
  'discord',
  'apple',
  'github',
  'facebook',
]

const hiddenInTelegram: Readonly<
  Record<TelegramSystem, readonly SocialProvider[]>
> = { android: ['facebook', 'x'], ios: ['google'], mac: ['x'] }
