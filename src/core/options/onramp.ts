/** Hosts on which a provider's page may be, beside those of `hosts`. */
export const defaultOnrampUrlHosts: readonly string[] = ['pay.coinbase.com']
