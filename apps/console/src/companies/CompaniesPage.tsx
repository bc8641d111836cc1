import { buttonLook } from '@coffeeattack/ui/buttonLook'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Outlet, useParams } from 'react-router'
import { PageTitle } from '../layout/PageTitle.tsx'
import { ListBox } from '../list/ListBox.tsx'
import { SearchBox } from '../list/SearchBox.tsx'
import { paths } from '../paths.ts'
import { CompanyRow } from './CompanyRow.tsx'
import { companiesQuery } from './queries.ts'

/** BIZ-6: companies and the names that blocking goes by. One opens beside the list. */
export function CompaniesPage() {
  const { id } = useParams()
  const [q, setQ] = useState('')
  const companies = useInfiniteQuery(companiesQuery(q))
  return (
    <div className="flex h-full min-h-0">
      <PageTitle name="회사" />
      <main className="min-w-0 flex-1 overflow-y-auto px-4 py-6 lg:px-6">
        <div className="mx-auto max-w-console">
          <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
            <h1 className="text-h1">회사</h1>
            <Link to={paths.newCompany()} className={buttonLook({ size: 'sm' })}>
              <Plus size={17} />
              회사 등록
            </Link>
          </div>
          <SearchBox label="이름, 다른 이름, 사업자등록번호" onSearch={setQ} />
          <ListBox
            label="회사 목록"
            items={companies.data?.pages.flatMap((page) => page.items)}
            query={companies}
            empty="찾는 회사가 없어요"
            renderRow={(company) => <CompanyRow company={company} isOpen={company.id === id} />}
          />
        </div>
      </main>
      <Outlet />
    </div>
  )
}
