export { balancesQueryKey } from '../query/balancesQueryKey.js'
export { balancesQueryOptions } from '../query/balancesQueryOptions.js'
export { tokenQueryKey } from '../query/tokenQueryKey.js'
export { tokenQueryOptions } from '../query/tokenQueryOptions.js'
