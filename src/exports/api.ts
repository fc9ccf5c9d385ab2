export type { TokenBalance } from '../api/balances.js'
export type { SupportedChains } from '../api/chains.js'
export { type ApiClient, createApiClient } from '../api/createApiClient.js'
export type { Sdk } from '../api/createHttp.js'
export type { TokenPrice } from '../api/prices.js'
export type { ProjectFeature } from '../api/project.js'
export {
  ApiError,
  ApiRequestError,
  ApiResponseError,
  ApiTimeoutError,
} from '../core/errors/api.js'
export { KitError } from '../core/errors/base.js'
