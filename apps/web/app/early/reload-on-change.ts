// Development only: a public page has no React and so no hot update. vite.config.ts sends this event.
import.meta.hot?.on('public-page:changed', () => location.reload())
