import { ConnectingSocialView } from '../views/ConnectingSocialView.js'
import { ConnectSocialsView } from '../views/ConnectSocialsView.js'
import { SocialSection } from './SocialSection.js'

/** One file to fetch: who sees the buttons can press one at once. */
export const socialRoom = {
  ConnectingSocialView,
  ConnectSocialsView,
  SocialSection,
}
