/** Query parameter in which one service nests the provider's URL. */
export const nestedAddress = 'provider_authorization_url'
