/**
 * Prepares a happy-dom page on the app's origin whose iframes load an empty
 * page.
 */
export function prepareWindow() {
  const { happyDOM } = window as unknown as { happyDOM: HappyDom }
  happyDOM.setURL('http://app.localhost:5173/')
  happyDOM.settings.enableIframePageLoading = true
  happyDOM.settings.fetch.interceptor = {
    beforeAsyncRequest: async ({ window }) => new window.Response(''),
  }
  document.body.replaceChildren()
}

type HappyDom = {
  setURL(url: string): void
  settings: {
    enableIframePageLoading: boolean
    fetch: {
      interceptor: {
        beforeAsyncRequest(parameters: {
          window: { Response: new (body: string) => unknown }
        }): Promise<unknown>
      }
    }
  }
}
