import type { getOnrampOptions } from '../actions/getOnrampOptions.js'
import { assertKit } from '../actions/parameters/assertKit.js'
import type { Kit } from '../createKit.js'
import { toKeyOptions } from './utils/toKeyOptions.js'

/**
 * Key of the onramp's currencies. Without options it is the beginning of all such keys of the
 * project.
 *
 * @example
 * queryClient.invalidateQueries({ queryKey: onrampOptionsQueryKey(kit) })
 */
export function onrampOptionsQueryKey(
  kit: Kit,
  options?: onrampOptionsQueryKey.Options | undefined,
): onrampOptionsQueryKey.ReturnType {
  assertKit(kit)
  const start = [
    'latchkey',
    'onrampOptions',
    kit.projectId,
    kit.hosts.api,
  ] as const
  if (!options) return start
  return [...start, toKeyOptions(options, ['chainId'])]
}

export declare namespace onrampOptionsQueryKey {
  type Options = Omit<getOnrampOptions.Parameters, 'signal'>
  type ReturnType = readonly [
    'latchkey',
    'onrampOptions',
    string,
    string,
    Options?,
  ]
}
