import { paths } from '@coffeeattack/contract/pages'
import { isTaxOfficeAsked } from '@coffeeattack/domain/verification/tax-office'
import { textLinkLook } from '@coffeeattack/ui/TextLink'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { taxOfficeQuery } from './tax-office.ts'

/**
 * The way to the tax office, whichever office an income comes from (VER-9). After a look-up it invites to nothing, and
 * says what was looked up.
 */
export function TaxOfficeLink({ className = '' }: { className?: string }) {
  const { data } = useQuery(taxOfficeQuery)
  if (!data || data.outlook === 'NO_CAREER') return null
  return (
    <p className={`text-body-s tnum ${className}`}>
      {isTaxOfficeAsked(data) ? (
        <span className="text-caption text-ink-3">국세청에서 {data.year}년 소득까지 확인했어요</span>
      ) : (
        <Link to={paths.income()} className={textLinkLook}>
          국세청에서 {data.year}년 소득까지 확인하기
        </Link>
      )}
    </p>
  )
}
