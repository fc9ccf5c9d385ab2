/**
 * Opens an empty tab within a click, for a page whose address is known later.
 * That page gets no handle on this one and no referrer.
 *
 * @returns `undefined` when the browser has blocked it
 */
export function openTab(): openTab.ReturnType | undefined {
  const tab = globalThis.open('about:blank', '_blank')
  if (!tab) return undefined
  // Until the page loads: else it is white in the dark.
  tab.document.documentElement.style.colorScheme = 'light dark'
  return {
    close: () => tab.close(),
    load(url) {
      // The user has closed it.
      if (tab.closed) return
      tab.opener = null
      const link = tab.document.createElement('a')
      link.href = url
      link.rel = 'noreferrer'
      tab.document.documentElement.append(link)
      link.click()
    },
  }
}

export declare namespace openTab {
  type ReturnType = { close(): void; load(url: string): void }
}
