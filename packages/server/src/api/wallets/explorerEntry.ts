/** A wallet, as the explorer's wire has it. */
export type ExplorerEntry = {
  id: string
  name: string
  badge_type: 'certified' | 'none'
  description: string
  homepage: string
  image_id: string
  image_url: string
  /** CAIP-2. */
  chains: readonly string[]
  order: number
  link_mode: string | null
  mobile_link: string | null
  desktop_link: string | null
  webapp_link: string | null
  app_store: string | null
  play_store: string | null
  chrome_store: string | null
  rdns: string | null
  injected: readonly { namespace: string; injected_id: string }[] | null
  supports_wc: boolean
  supports_wcpay: boolean
}
