'use client'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { getOnrampOptions } from '../actions/getOnrampOptions.js'
import { onrampOptionsQueryOptions } from '../query/onrampOptions.js'
import { useActiveAccount } from './useActiveAccount.js'
import { useKit } from './useKit.js'

/**
 * Hook for fetching the currencies that can be bought and paid with. If the
 * API fails, returns built-in ones with `isFallback`.
 *
 * @param parameters.chainId - default the active account's network
 * @param parameters.query - react-query options
 * @throws KitProviderNotFoundError
 *
 * @example
 * const { data } = useOnrampOptions()
 * return data?.purchaseCurrencies.map(({ id, name }) => <p key={id}>{name}</p>)
 */
export function useOnrampOptions<selectData = getOnrampOptions.ReturnType>(
  parameters: useOnrampOptions.Parameters<selectData> = {},
): useOnrampOptions.ReturnType<selectData> {
  const kit = useKit(parameters)
  const account = useActiveAccount({ kit })
  return useQuery(
    onrampOptionsQueryOptions(kit, {
      ...parameters,
      chainId: parameters.chainId ?? account?.chainId,
    }),
  )
}

export declare namespace useOnrampOptions {
  type Parameters<selectData = getOnrampOptions.ReturnType> =
    useKit.Parameters & onrampOptionsQueryOptions.Options<selectData>
  type ReturnType<selectData = getOnrampOptions.ReturnType> = UseQueryResult<
    selectData,
    getOnrampOptions.ErrorType
  >
}
