const METAMASK_MOBILE = 'io.metamask.mobile'

/**
 * The EIP-6963 name as wallets are compared by it: MetaMask's app has one of its
 * own, which is MetaMask on a phone.
 */
export function toRdns(
  rdns: string,
  { isMobile }: { isMobile?: boolean | undefined },
): string {
  return isMobile && rdns === METAMASK_MOBILE
    ? rdns.slice(0, rdns.lastIndexOf('.'))
    : rdns
}
