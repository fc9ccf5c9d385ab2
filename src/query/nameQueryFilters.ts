import type { QueryFilters } from '@tanstack/react-query'
import { assertParameters } from '../actions/parameters/assertParameters.js'
import type { suggestNames } from '../api/names.js'
import { foldCase } from '../core/address/foldCase.js'
import { parseName } from '../core/name/parseName.js'
import type { Kit } from '../createKit.js'

/**
 * Filters of react-query for what the registration of a name changes: identity
 * and names of the address, what is known of the name, and suggestions of it.
 *
 * @param parameters.address - EVM address in any case
 * @param parameters.name - full name
 *
 * @example
 * await queryClient.invalidateQueries(nameQueryFilters(kit, { address, name }))
 */
export function nameQueryFilters(
  kit: Kit,
  parameters: { address: string; name: string },
): Required<Pick<QueryFilters, 'predicate'>> {
  parameters = assertParameters(kit, parameters, {
    address: 'string',
    name: 'string',
  })
  const whose = foldCase(parameters.address)
  return {
    predicate({ queryKey, state }) {
      const [owner, stem, project, api, options] = queryKey
      if (owner !== 'latchkey' || project !== kit.projectId) return false
      if (api !== kit.hosts.api) return false
      const { address, name } = (options ?? {}) as Partial<typeof parameters>
      if (stem === 'identity' || stem === 'reverseNames')
        return address !== undefined && foldCase(address) === whose
      if (stem === 'name' || stem === 'nameAvailability')
        return name !== undefined && toFullName(name) === parameters.name
      if (stem === 'nameSuggestions') return lists(state.data, parameters.name)
      return false
    },
  }
}

/** Keys have what was typed, with the suffix or without. */
/** What is suggested says of each name whether it is taken. */
function lists(data: unknown, name: string) {
  const { suggestions } = (data ?? {}) as Partial<suggestNames.ReturnType>
  return suggestions?.some((one) => one.name.toLowerCase() === name) ?? false
}

function toFullName(name: string) {
  try {
    return parseName(name).name
  } catch {
    return undefined
  }
}
