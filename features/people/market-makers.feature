Feature: Market makers are ranked by what they show in the books
  Designated makers are watched once a minute for a week. Depth, spread and time on both sides share out a pool.

  Background:
    Given Ada has opened an account

  Scenario: A maker reads her own results, and anybody else that they have none
    When Ada quotes BTC/USDT on both sides
    Then Ada has no results as a market maker
    When the exchange accepts Ada as a market maker
    Then Ada reads her results in BTC/USDT, which are provisional, and until when

  @core
  Scenario: Who stays in the book earns more than who leaves it
    Given Bo has opened an account
    And Ada quotes BTC/USDT on both sides
    And Bo quotes BTC/USDT on both sides
    And the exchange accepts Ada as a market maker
    And the exchange accepts Bo as a market maker
    When Bo takes his quotes away and a minute passes
    Then Ada ranks before Bo among market makers, and was there all the time, Bo half of it
    And what market makers are paid is the whole pool

  @core
  Scenario: A week that has ended is final
    Given Ada quotes BTC/USDT on both sides
    And the exchange accepts Ada as a market maker
    When the week of the market makers ends
    Then Ada's results of that week are final, and as they were
