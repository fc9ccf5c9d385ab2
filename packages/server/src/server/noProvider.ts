import type { ProviderLink } from '../auth/createAuth.js'
import { ServiceError } from '../http/ServiceError.js'

/** Refuses social logins, where none is set up. */
export const noProvider: ProviderLink = {
  get clientId() {
    return refuse()
  },
  get clientSecret() {
    return refuse()
  },
  get url() {
    return refuse()
  },
  fetch: async () => refuse(),
}

function refuse(): never {
  throw new ServiceError(
    503,
    'SERVICE_UNAVAILABLE',
    'Social logins are not set up',
  )
}
