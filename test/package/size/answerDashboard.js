/**
 * Answers the request for the project's features, which the first screen waits
 * for on a first visit: every feature is left to the page.
 *
 * @param {import('@playwright/test').BrowserContext} context
 */
export async function answerDashboard(context) {
  const features = [{ id: 'social_login', isEnabled: true, config: null }]
  await context.route(
    (url) => url.pathname === '/appkit/v1/config',
    (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { features },
      }),
  )
}
