import { JOB_SEARCH } from '@coffeeattack/domain/profiles/job-search'
import { Close } from '@coffeeattack/ui/icons/Close'
import { Search } from '@coffeeattack/ui/icons/Search'

/** Only the island can search, so without JavaScript the field is not there. */
export function FaqSearch() {
  return (
    <search className="faq-search needs-script">
      <div>
        <label>
          <Search size={20} />
          <span className="sr-only">질문 찾기</span>
          <input
            type="search"
            data-faq-search
            placeholder="예: 지금 회사, 탈퇴, ㅋㅍㅊ"
            autoComplete="off"
            enterKeyHint="search"
          />
        </label>
        <button type="button" data-faq-clear aria-label="지우기">
          <Close size={20} />
        </button>
      </div>
      <output data-faq-status data-none={JOB_SEARCH.noResults} />
    </search>
  )
}
