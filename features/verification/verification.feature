Feature: Showing who one is
  Background:
    Given Ada has opened an account

  Scenario: Handed in and waiting
    When Ada hands in the passport "AB 12345"
    Then she is told that it is being reviewed
    And nothing of her passport is kept on her device

  Scenario: What is too old or too young is told before it is sent
    When Ada tries to hand in a passport that ended in 2020
    Then she is told that the document has expired
    And nothing was handed in

  # A review takes a minute, which only the other assembly's clock lets pass at once.
  @core
  Scenario: Approved, with higher limits
    When Ada hands in the passport "AB 12345"
    And the review has ended
    Then Ada has reached level 1
    And she may withdraw 250000 USDT a day

  @core
  Scenario: Refused with the reason, mended, and approved
    When Ada hands in the passport "11111"
    And the review has ended
    Then she is told that there is no document with this number
    When Ada mends the number to "AB 12345" and hands everything in again
    And the review has ended
    Then Ada has reached level 1

  @core
  Scenario: A second level with the address
    Given Ada was verified with the passport "AB 12345"
    When Ada hands in where she lives
    And the review has ended
    Then Ada has reached level 2
