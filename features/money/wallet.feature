Feature: What the account has
  Background:
    Given Ada has opened an account

  Scenario: Money is counted wherever it lies, and what became of it is told
    Given Ada has opened the sub-account "Grid bot"
    When Ada transfers 40 USDT to the sub-account
    And Ada converts 500 USDT into BTC
    And Ada puts 1000 USDT into flexible-usdt
    Then 9460 USDT are Ada's, of which 8460 are free and 1000 earn
    And what happened to her USDT is told, newest first:
      | put to earn | -1000 |
      | converted   | -500  |
      | moved       | -40   |
      | given       | 10000 |
    And her statement adds up to 8460 USDT

  Scenario: A statement has what was traded, so that it adds up to what there is
    Given Ada looks at the market BTC/USDT
    When Ada buys 0.013 BTC at market
    And Ada sells 0.004 BTC at market
    Then her statement adds up to all of her BTC
    And her statement adds up to all of her USDT

  @browser
  Scenario: What is left over in small becomes one coin
    When Ada converts 6 USDT into SOL
    And Ada converts her small balances into USDT
    Then Ada has no SOL left

  @browser
  Scenario: Nobody who looks over the shoulder reads an amount
    When Ada hides her amounts
    Then no page of her money shows one
    When Ada shows her amounts again
    Then the pages of her money show them
