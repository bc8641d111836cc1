const reduced = matchMedia('(prefers-reduced-motion: reduce)')

export const prefersLessMotion = () => reduced.matches
