/** A placeholder for the Kakao button's logo: use the provider's asset where its rules ask for it. */
export function KakaoBubble({ size = 20, className }: { size?: number; className?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      className={className}
    >
      <path d="M12 3.8C6.6 3.8 2.3 7.2 2.3 11.4c0 2.7 1.8 5.1 4.6 6.4l-.9 3.3c-.1.4.4.7.7.5l4-2.7c.4 0 .9.1 1.3.1 5.4 0 9.7-3.4 9.7-7.6S17.4 3.8 12 3.8Z" />
    </svg>
  )
}
