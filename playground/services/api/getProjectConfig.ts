/** Feature entries of a project, as the kit reads them (wire 2.2). */
export function getProjectConfig(): getProjectConfig.ReturnType {
  return {
    features: [
      { id: 'social_login', isEnabled: true, config: ['email'] },
      { id: 'swap', isEnabled: false, config: [] },
      { id: 'onramp', isEnabled: false, config: [] },
      { id: 'activity', isEnabled: false, config: null },
      { id: 'reown_branding', isEnabled: false, config: null },
      { id: 'multi_wallet', isEnabled: false, config: null },
      { id: 'email_capture', isEnabled: false, config: [] },
      { id: 'fund_from_exchange', isEnabled: false, config: [] },
      { id: 'payments', isEnabled: false, config: null },
      { id: 'reown_authentication', isEnabled: false, config: null },
      { id: 'headless', isEnabled: false, config: null },
    ],
  }
}

export declare namespace getProjectConfig {
  type Feature = { id: string; isEnabled: boolean; config: string[] | null }
  type ReturnType = { features: Feature[] }
}
