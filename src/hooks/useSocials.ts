'use client'
import { useMemo, useSyncExternalStore } from 'react'
import { getTelegramSystem } from '../core/login/getTelegramSystem.js'
import { listSocials } from '../core/login/listSocials.js'
import { useKit } from './useKit.js'
import { useProjectFeatures } from './useProjectFeatures.js'

/**
 * Hook for listing the project's social logins, in its order, with a layout.
 *
 * @param parameters.order - `create`: order for users without a wallet,
 * unless the project sets its own
 * @param parameters.isAsking - if `false`, does not request the dashboard:
 * the app's local `features` apply until something else has requested it;
 * default `true`
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { all } = useSocials()
 * return all.map((name) => <li key={name}>{name}</li>)
 */
export function useSocials(
  parameters: useSocials.Parameters = {},
): useSocials.ReturnType {
  const { isAsking = true, order } = parameters
  const kit = useKit(parameters)
  const { data } = useProjectFeatures({ kit, query: { enabled: isAsking } })
  const telegram = useTelegramSystem()
  const socials = kit.frame ? data?.socials : false
  return useMemo(
    () => listSocials({ order, socials, telegram }),
    [order, socials, telegram],
  )
}

export declare namespace useSocials {
  type Parameters = useKit.Parameters & {
    isAsking?: boolean | undefined
    order?: listSocials.Parameters['order']
  }
  type ReturnType = listSocials.ReturnType
  type ErrorType = useKit.ErrorType
}

/**
 * Returns the operating system of Telegram; `undefined` on the server and
 * outside Telegram.
 */
function useTelegramSystem(): ReturnType<typeof getTelegramSystem> {
  return useSyncExternalStore(
    subscribeToNothing,
    () => getTelegramSystem(),
    () => undefined,
  )
}

const subscribeToNothing = () => () => {}
