/** Parameter in which one service puts the address that it leads on to. */
export const nestedAddress = 'provider_authorization_url'
