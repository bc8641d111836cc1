/** Where this tab remembers a messenger login under way. A name of its own, for the island carries no more than that. */
export const MESSENGER_ATTEMPT_KEY = 'messenger-login'
