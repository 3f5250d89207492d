Feature: What an account stands on
  Background:
    Given Ada has opened an account

  Scenario: Nobody is told of loans that do not exist
    When Ada looks at her margin
    Then she reads that nothing is lent here
    And she reads that nothing of hers can be liquidated
    And no interest was charged

  Scenario: Leaving an asset out
    When Ada no longer uses BTC as collateral
    Then BTC counts nothing as margin
    When Ada uses BTC as collateral again
    Then BTC counts as margin

  Scenario: How the account trades
    When Ada prefers spot with margin, 5 times leverage and losses paid with collateral
    Then her account keeps these choices

  # Only the busy exchange has contracts that somebody trades.
  @browser
  Scenario: Collateral that is needed stays
    Given Ada holds contracts that need nearly all of her collateral
    When Ada no longer uses BTC as collateral
    Then she is told that this collateral is needed
    And BTC counts as margin
